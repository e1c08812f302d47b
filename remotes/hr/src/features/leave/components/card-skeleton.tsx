import { Bar, Loading } from '@atrium/ui';

/** The content of a widget whose figures are not there yet. */
export const CardSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Bar />
    <Bar part={55} />
  </Loading>
);
