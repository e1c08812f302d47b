import {
  APPLICATION,
  RESUME_LIMIT,
  RESUME_USE,
  type Application,
  type ApplicationPapers,
  type ResumeState,
} from '@atrium/contracts';
import { fileUrl, formatDate, t, toast, useMayOpen } from '@atrium/sdk';
import { Card, Loaded, StatusBadge, UploadField, type Tone } from '@atrium/ui';
import { useAddResumeMutation, useReadApplicationPapersQuery } from '../hiring.api.js';

/** What an applicant sent: resumes, answers, and what they agreed to. For those who keep hiring. */
export function PapersCard({ application }: { application: Application }) {
  const mayAdd = useMayOpen()({ session: 'staff', permission: APPLICATION.check('update') });
  const query = useReadApplicationPapersQuery(application.id);
  const [add] = useAddResumeMutation();
  if (!mayAdd) return null;
  const attach = async (file: { id: string }) => {
    await add({ id: application.id, fileId: file.id }).unwrap();
    toast.success(t('Resume added'));
  };
  return (
    <Loaded of={query} title={t('The resume could not be loaded')}>
      {(papers) => (
        <Card title={t('Resume and answers')}>
          <div className="d-grid gap-3">
            <Resumes resumes={papers.resumes} />
            <UploadField
              use={RESUME_USE}
              maxBytes={RESUME_LIMIT}
              label={t('Add a resume')}
              help={t('PDF or DOCX of up to 5 MB')}
              accept=".pdf,.docx"
              onUploaded={attach}
            />
            <Answers answers={papers.answers} />
            <Kept papers={papers} />
          </div>
        </Card>
      )}
    </Loaded>
  );
}

const TONES: Record<ResumeState, Tone> = {
  waiting: 'neutral',
  read: 'success',
  empty: 'warning',
  unreadable: 'danger',
};

function sayResume(state: ResumeState): string {
  if (state === 'waiting') return t('Is being read');
  if (state === 'read') return t('Found by its words');
  return state === 'empty' ? t('Has no words, only pictures') : t('Could not be read');
}

function Resumes({ resumes }: Pick<ApplicationPapers, 'resumes'>) {
  if (resumes.length === 0) return <p className="at-muted m-0">{t('There is no resume yet.')}</p>;
  return (
    <ul className="list-unstyled m-0 d-grid gap-2">
      {resumes.map(({ fileId, name, state, sentAt }) => (
        <li key={fileId} className="d-flex flex-wrap align-items-center gap-2">
          <a href={fileUrl(fileId)} target="_blank" rel="noreferrer" className="text-break">
            <bdi>{name}</bdi>
          </a>
          <span className="at-13 at-muted">{formatDate(sentAt)}</span>
          <StatusBadge tone={TONES[state]}>{sayResume(state)}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}

function Answers({ answers }: Pick<ApplicationPapers, 'answers'>) {
  if (answers.length === 0) return null;
  const say = (answer: string) => {
    if (answer === 'yes') return t('Yes');
    return answer === 'no' ? t('No') : answer;
  };
  return (
    <dl className="m-0 d-grid gap-2">
      {answers.map(({ question, answer, fits }) => (
        <div key={question}>
          <dt className="at-13 at-muted fw-normal">
            <bdi>{question}</bdi>
          </dt>
          <dd className="m-0">
            <bdi>{answer === '' ? '–' : say(answer)}</bdi>{' '}
            {fits === false && <StatusBadge tone="warning">{t('Does not fit')}</StatusBadge>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Kept({ papers: { place, consentedAt, keepUntil, eraseOn } }: { papers: ApplicationPapers }) {
  const lines = [
    place,
    consentedAt && t('Agreed to the notice on {day}', { day: formatDate(consentedAt) }),
    keepUntil && t('May be asked about other openings until {day}', { day: formatDate(keepUntil) }),
    eraseOn && t('Is erased automatically on {day}', { day: formatDate(eraseOn) }),
  ].filter(Boolean);
  return lines.length === 0 ? null : <p className="at-13 at-muted m-0">{lines.join(' · ')}</p>;
}
