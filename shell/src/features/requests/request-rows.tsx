import { REQUEST_STATE_LABELS, type EmployeeRequest, type RequestState } from '@atrium/contracts';
import { t, translate, usePhotos } from '@atrium/sdk';
import {
  Button,
  Icon,
  iconNamed,
  ListRow,
  PhotoAvatar,
  RelativeTime,
  StatusBadge,
  type Tone,
} from '@atrium/ui';

const TONES: Record<RequestState, Tone> = {
  pending: 'warning',
  approved: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
  cancelRequested: 'warning',
  cancelled: 'neutral',
  taken: 'leave',
};

export interface RequestRowsProps {
  requests: readonly EmployeeRequest[];
  /** Ids of those that are chosen; left out where nothing can be chosen. */
  chosen?: ReadonlySet<string>;
  onChoose?: (id: string) => void;
  onOpen: (id: string) => void;
}

/** Requests, each with its kind, person, summary and time. Those that warn of something cannot be chosen. */
export function RequestRows({ requests, chosen, onChoose, onOpen }: RequestRowsProps) {
  const photos = usePhotos(requests.flatMap(({ userId }) => (userId ? [userId] : [])));
  return requests.map((request) => (
    <ListRow
      key={request.id}
      wrap
      lead={
        <>
          {chosen && <Choice request={request} chosen={chosen.has(request.id)} onChoose={onChoose} />}
          <PhotoAvatar name={request.person} photo={request.userId && photos.get(request.userId)} size={32} />
        </>
      }
      title={request.title}
      text={
        <>
          <bdi>{request.person}</bdi>: {request.summary}
        </>
      }
      end={<End request={request} onOpen={onOpen} />}
    />
  ));
}

function Choice(props: {
  request: EmployeeRequest;
  chosen: boolean;
  onChoose?: ((id: string) => void) | undefined;
}) {
  const { request, chosen, onChoose } = props;
  if (request.warnings.length > 0)
    return (
      <span title={request.warnings.join(' ')}>
        <Icon name={iconNamed('alert-triangle')} className="at-faint" />
        <span className="visually-hidden">{t('Open this request before you approve it.')}</span>
      </span>
    );
  return (
    <input
      type="checkbox"
      className="form-check-input m-0"
      aria-label={t('Choose {name}', { name: request.person })}
      checked={chosen}
      onChange={() => onChoose?.(request.id)}
    />
  );
}

function End({ request, onOpen }: { request: EmployeeRequest; onOpen: (id: string) => void }) {
  return (
    <>
      {request.state !== 'pending' && (
        <StatusBadge tone={TONES[request.state]}>
          {translate(REQUEST_STATE_LABELS[request.state])}
        </StatusBadge>
      )}
      <Button size="sm" onClick={() => onOpen(request.id)} aria-label={`${t('Review')}: ${request.person}`}>
        {t('Review')}
      </Button>
      <span className="at-12 at-muted">
        <RelativeTime at={request.createdAt} />
      </span>
    </>
  );
}
