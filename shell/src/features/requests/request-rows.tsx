import { REQUEST_STATE_LABELS, type EmployeeRequest, type RequestState } from '@atrium/contracts';
import { lazyDialog, t, toast, translate } from '@atrium/sdk';
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
import { useEffect, useState } from 'react';
import { KindIcon } from './kind-icon.js';
import { sayFigure } from './request-figure.format.js';
import { useDecision, type Decision } from './use-decision.js';

const DeclineDialog = lazyDialog(() => import('./decline.dialog.js'));

const TONES: Record<RequestState, Tone> = {
  pending: 'warning',
  approved: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
  cancelRequested: 'warning',
  cancelled: 'neutral',
  taken: 'leave',
};

export interface RequestRowProps {
  request: EmployeeRequest;
  /** Left out where nothing can be chosen. A request that warns of something never can. */
  choice?: { chosen: boolean; onChoose: (id: string) => void };
  /** The reader's own, whose name need not be said. */
  own?: boolean;
  /** Of the people, by account. */
  photos: ReadonlyMap<string, string>;
  onOpen: (id: string) => void;
  /** Left out where nothing is decided. */
  onDecided?: (decision: Decision) => void;
}

/** A request with its kind, person, summary and time. */
export function RequestRow({ request, choice, own, photos, onOpen, onDecided }: RequestRowProps) {
  const { title, icon, person, summary } = request;
  return (
    <ListRow
      wrap
      lead={
        <>
          {choice && <Choice request={request} {...choice} />}
          {own ? <KindIcon name={icon} /> : <RequestFace request={request} photos={photos} />}
        </>
      }
      title={title}
      text={
        <>
          {own ? (
            summary
          ) : (
            <>
              <bdi>{person}</bdi>: {summary}
            </>
          )}
          <RequestFacts request={request} />
        </>
      }
      end={<End request={request} onOpen={onOpen} onDecided={onDecided} />}
    />
  );
}

/** It is opened before it is approved. */
export const isLookedAt = ({ warnings, opensFirst }: EmployeeRequest): boolean =>
  opensFirst || warnings.length > 0;

/** The person of a request. */
export const RequestFace = ({ request, photos }: Pick<RequestRowProps, 'request' | 'photos'>) => (
  <PhotoAvatar name={request.person} size={32} photo={request.userId && photos.get(request.userId)} />
);

/** What the decider sees of a request without opening it. */
export function RequestFacts({ request: { facts } }: { request: EmployeeRequest }) {
  if (facts.length === 0) return null;
  return (
    <span className="at-facts-row">
      {facts.map(({ label, value }) => (
        <span key={label}>
          <span className="at-faint">{label}</span> <bdi>{sayFigure(value)}</bdi>
        </span>
      ))}
    </span>
  );
}

function Choice(props: { request: EmployeeRequest; chosen: boolean; onChoose: (id: string) => void }) {
  const { request, chosen, onChoose } = props;
  if (isLookedAt(request))
    return (
      <span title={request.warnings.join(' ')}>
        <Icon name={iconNamed(request.warnings.length > 0 ? 'alert-triangle' : 'eye')} className="at-faint" />
        <span className="visually-hidden">{t('Open this request before you approve it.')}</span>
      </span>
    );
  return (
    <input
      type="checkbox"
      className="form-check-input m-0"
      aria-label={t('Choose {name}', { name: request.person })}
      checked={chosen}
      onChange={() => onChoose(request.id)}
    />
  );
}

function End({ request, onOpen, onDecided }: Omit<RequestRowProps, 'choice' | 'photos'>) {
  const opening = request.mayDecide ? t('Review') : t('Open');
  return (
    <>
      {(request.state !== 'pending' || !request.mayDecide) && (
        <StatusBadge tone={TONES[request.state]}>
          {translate(REQUEST_STATE_LABELS[request.state])}
        </StatusBadge>
      )}
      <Button size="sm" onClick={() => onOpen(request.id)} aria-label={`${opening}: ${request.person}`}>
        {opening}
      </Button>
      {onDecided && request.mayDecide && !isLookedAt(request) && (
        <>
          <DeclineButton request={request} onDecided={onDecided} />
          <ApproveButton request={request} onDecided={onDecided} />
        </>
      )}
      <span className="at-12 at-muted at-when">
        <RelativeTime at={request.createdAt} />
      </span>
    </>
  );
}

/** Approves without opening the request; what speaks against it is shown in a message. */
export function ApproveButton({
  request,
  onDecided,
}: Required<Pick<RequestRowProps, 'request' | 'onDecided'>>) {
  const { decide, refusal, busy } = useDecision(request, onDecided);
  useEffect(() => {
    if (refusal) toast.error(t('The request could not be approved'), { text: refusal });
  }, [refusal]);
  return (
    <Button
      size="sm"
      icon="check"
      busy={busy}
      onClick={() => void decide('approve')}
      aria-label={`${t('Approve')}: ${request.person}`}
    >
      {t('Approve')}
    </Button>
  );
}

/** Asks for the reason, and declines without opening the request. */
function DeclineButton({ request, onDecided }: Required<Pick<RequestRowProps, 'request' | 'onDecided'>>) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="sm"
        icon="x"
        variant="ghost"
        onClick={() => setAsking(true)}
        aria-label={`${t('Decline')}: ${request.person}`}
      >
        {t('Decline')}
      </Button>
      {asking && (
        <DeclineDialog
          request={request}
          onDecided={(decision: Decision) => {
            setAsking(false);
            onDecided(decision);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
