import { t } from '@atrium/sdk';
import { Bar, Loading } from './skeleton.js';

/** Three lines where a part of a record or a card's content will be. */
export const PartSkeleton = ({ label = t('Loading') }: { label?: string }) => (
  <Loading label={label}>
    {([55, 70, 40] as const).map((part) => (
      <p key={part}>
        <Bar part={part} />
      </p>
    ))}
  </Loading>
);
