import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../feedback/spinner.js';
import { Icon } from '../icon/icon.js';
import type { IconName } from '../icon/icon-set.js';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-look.js';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  /** Shows work in progress: the button keeps its width and focus and ignores further presses. */
  busy?: boolean;
}

export function Button({
  variant = 'secondary',
  size = 'base',
  icon,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      <span className="at-btn-face">
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {busy && <Spinner />}
    </button>
  );
}
