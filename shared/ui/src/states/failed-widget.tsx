import { t } from '@atrium/sdk';
import { Button } from '../button/button.js';
import { Icon } from '../icon/icon.js';

export interface FailedWidgetProps {
  /** "Attendance is not available". */
  title: string;
  text: string;
  onRetry: () => void;
}

/** Like FailedRemoteCard, in one line inside a widget's card. */
export function FailedWidget({ title, text, onRetry }: FailedWidgetProps) {
  return (
    <div className="at-row" role="alert">
      <span className="at-glyph warning">
        <Icon name="plug-connected-x" size={20} />
      </span>
      <div className="at-grow">
        <div className="at-strong">{title}</div>
        <div className="at-muted at-13">{text}</div>
      </div>
      <Button size="sm" icon="refresh" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </div>
  );
}
