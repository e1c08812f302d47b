import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from '../icon/icon.js';
import type { IconName } from '../icon/icon-set.js';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-look.js';

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'base',
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass(variant, size, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
