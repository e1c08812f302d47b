import type { RosterReport } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';
import { Button, Dialog } from '@atrium/ui';

interface LeftDaysProps {
  report: RosterReport;
  onClose: () => void;
}

/** The days that a change of many left as they are, each with its reason. */
export function LeftDays({ report, onClose }: LeftDaysProps) {
  return (
    <Dialog
      title={t('Some days were left as they are')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <ul>
        {report.left.map(({ name, date, message }) => (
          <li key={`${name} ${date}`}>
            <bdi>{name}</bdi>, {formatDate(date, { weekday: 'short', day: 'numeric', month: 'short' })}:{' '}
            {message}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
