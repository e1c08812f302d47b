import { t } from '@atrium/sdk';
import { Bar, Loading } from './skeleton.js';

/** Three lines where a part of a record will be. */
export const PartSkeleton = () => (
  <Loading label={t('Loading')}>
    {([55, 70, 40] as const).map((part) => (
      <p key={part}>
        <Bar part={part} />
      </p>
    ))}
  </Loading>
);
