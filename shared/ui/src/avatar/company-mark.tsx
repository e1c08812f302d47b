import { Avatar, type AvatarProps } from './avatar.js';

export interface CompanyMarkProps {
  name: string;
  /** Address of its logo; without one, its initial. */
  logo?: string | null | undefined;
  size?: Exclude<AvatarProps['size'], 28>;
}

/** The sign of a company; its name stands beside it. */
export function CompanyMark({ name, logo, size = 32 }: CompanyMarkProps) {
  if (!logo) return <Avatar name={name} size={size} square />;
  return (
    <img className={`at-av at-av-sq at-av-${String(size)} at-logo`} src={logo} alt="" draggable={false} />
  );
}
