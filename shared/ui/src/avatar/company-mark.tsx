import { Avatar, type AvatarProps } from './avatar.js';

export interface CompanyMarkProps {
  name: string;
  /** URL of its logo; without one its initial is shown. */
  logo?: string | null | undefined;
  size?: Exclude<AvatarProps['size'], 28>;
}

/** The logo or initial of a company. Show the name beside it. */
export function CompanyMark({ name, logo, size = 32 }: CompanyMarkProps) {
  if (!logo) return <Avatar name={name} size={size} square />;
  return (
    <img className={`at-av at-av-sq at-av-${String(size)} at-logo`} src={logo} alt="" draggable={false} />
  );
}
