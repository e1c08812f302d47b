import { SkeletonCards } from '@atrium/ui';

export default function Skeletons() {
  return <SkeletonCards cards={1} rows={3} label="The people are on their way" />;
}
