import { Bar, Card, ErrorState, Loading } from '@atrium/ui';

interface UnreadyCardProps {
  title: string;
  failed: string;
  loading: string;
  query: { error?: unknown; refetch: () => unknown; isFetching: boolean };
}

/** A widget whose figures are not there yet, or could not be loaded. */
export function UnreadyCard({ title, failed, loading, query }: UnreadyCardProps) {
  const { error, refetch, isFetching } = query;
  return (
    <Card title={title}>
      {error ? (
        <ErrorState title={failed} error={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Loading label={loading}>
          <Bar />
          <Bar part={55} />
        </Loading>
      )}
    </Card>
  );
}
