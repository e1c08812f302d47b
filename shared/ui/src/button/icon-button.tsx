import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.js';
import type { IconName } from '../icon/icon-set.js';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-look.js';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** What it does, for screen readers and as the tooltip. */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function IconButton({
  icon,
  label,
  variant = 'ghost',
  size = 'sm',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      className={buttonClass(variant, size, 'btn-icon', className)}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
