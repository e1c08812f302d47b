import { Icon, iconNamed } from '@atrium/ui';

/** The icon of a kind, in a neutral circle. */
export const KindIcon = ({ name }: { name: string }) => (
  <span className="at-av at-av-32 at-h8">
    <Icon name={iconNamed(name)} />
  </span>
);
