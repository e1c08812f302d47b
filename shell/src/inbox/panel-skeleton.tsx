import { t } from '@atrium/sdk';
import { Bar, Loading } from '@atrium/ui';

export function PanelSkeleton() {
  return (
    <Loading label={t('Loading')}>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="at-li">
          <span className="at-av at-av-32" />
          <span className="at-grow d-grid gap-2">
            <Bar part={70} />
            <Bar part={40} />
          </span>
        </div>
      ))}
    </Loading>
  );
}
