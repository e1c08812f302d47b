import { t } from '@atrium/sdk';
import { useId, type ReactNode } from 'react';
import { Offcanvas } from 'react-bootstrap';
import { IconButton } from '../button/icon-button.js';

interface RecordDrawerProps {
  title: string;
  /** In its place, such as one that is changed there. */
  shown: ReactNode;
  face: ReactNode;
  status: ReactNode;
  note: ReactNode;
  actions: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A wide panel at the end of the page. The focus stays inside; the list below is reached by closing it. */
export function RecordDrawer({ title, shown, face, status, note, actions, ...panel }: RecordDrawerProps) {
  const { onClose, children } = panel;
  const titleId = useId();
  return (
    // The list itself returns the focus to the record's row.
    <Offcanvas
      show
      onHide={onClose}
      restoreFocus={false}
      placement="end"
      className="at-drawer at-record"
      backdropClassName="at-record-backdrop"
      // What is changed in the heading has words of its own.
      {...(shown ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
    >
      <div className="at-drawer-h">
        {face}
        <div className="at-grow">
          <h2 id={titleId}>
            {shown ?? <bdi>{title}</bdi>} {status}
          </h2>
          {note && <div className="at-12 at-muted at-clip">{note}</div>}
        </div>
        {actions}
        <IconButton icon="x" label={t('Close')} onClick={onClose} />
      </div>
      <div className="at-drawer-b">{children}</div>
    </Offcanvas>
  );
}
