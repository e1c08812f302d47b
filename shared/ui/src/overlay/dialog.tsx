import { t } from '@atrium/sdk';
import { useId, type ReactNode } from 'react';
import { Modal } from 'react-bootstrap';
import { IconButton } from '../button/icon-button.js';
import { classNames } from '../class-names.js';
import { DialogLeaveContext, useDialogLeave } from './dialog-leave.js';
import { focusFirstField } from './focus-first-field.js';
import { keepReachable } from './keep-reachable.js';

export interface DialogProps {
  title: string;
  subtitle?: ReactNode;
  /** sm 420, base 560, lg 720 or, for documents and forms with a preview, xl 1120 px; a sheet at the bottom on a phone. */
  size?: 'sm' | 'base' | 'lg' | 'xl';
  /** Fills the screen of a phone, for a long form: its footer stays in sight. */
  page?: boolean;
  open?: boolean;
  /** Called by Esc, the cross, or a press beside the dialog; with typed input the person is asked first. */
  onClose: () => void;
  /** A press beside it does not close it, for content that must not be closed by accident. */
  keep?: boolean;
  /** Put secondary buttons left of the primary one. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Content over the page. The focus begins in its first field, stays inside and returns when it closes. */
export function Dialog({ footer, children, ...frame }: DialogProps) {
  return (
    <DialogFrame {...frame}>
      <div className="at-dialog-b" ref={keepReachable}>
        {children}
      </div>
      {footer && <div className="at-dialog-f">{footer}</div>}
    </DialogFrame>
  );
}

/** Header and frame; the content brings its own body and footer. */
export function DialogFrame({
  title,
  subtitle,
  size = 'base',
  page,
  open = true,
  onClose,
  keep,
  children,
}: Omit<DialogProps, 'footer'>) {
  const titleId = useId();
  const way = useDialogLeave(onClose);
  return (
    <Modal
      show={open}
      onHide={way.leave}
      backdrop={keep ? 'static' : true}
      contentClassName={classNames('at-dialog', size !== 'base' && size, page && 'page')}
      aria-labelledby={titleId}
    >
      <div className="at-dialog-h" ref={focusBeside}>
        <div className="at-grow">
          <h2 id={titleId}>{title}</h2>
          {subtitle && <div className="at-12 at-muted text-break">{subtitle}</div>}
        </div>
        <IconButton icon="x" label={t('Close')} onClick={way.leave} />
      </div>
      <DialogLeaveContext value={way}>{children}</DialogLeaveContext>
    </Modal>
  );
}

/** The header exists when the dialog opens; the fields may come later, in the body beside it. */
const focusBeside = (header: HTMLElement | null) =>
  header?.parentElement ? focusFirstField(header.parentElement) : undefined;
