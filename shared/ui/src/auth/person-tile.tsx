import { Avatar } from '../avatar/avatar.js';

export interface PersonTileProps {
  name: string;
  email: string;
}

/** The person whose password is asked for. */
export function PersonTile({ name, email }: PersonTileProps) {
  return (
    <div className="at-auth-co">
      <Avatar name={name} size={32} />
      <div className="at-grow at-13">
        <div className="at-strong at-clip">{name}</div>
        <div className="at-12 at-muted at-clip">{email}</div>
      </div>
    </div>
  );
}
