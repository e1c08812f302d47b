import { APPLICATION, CANDIDATE, type Application, type Ref } from '@atrium/contracts';
import {
  confirm,
  lazyDialog,
  lazyPage,
  readFailure,
  t,
  toast,
  useCompanyPath,
  useMayOpen,
} from '@atrium/sdk';
import {
  ForbiddenState,
  RecordView,
  SkeletonRows,
  useRowSteps,
  useSearchParams,
  type RecordDialogProps,
} from '@atrium/ui';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { applicantLook } from './applicant-look.js';
import { APPLICATION_STEPS, SHORTLIST_STEP } from './application-steps.data.js';
import { applicationApi, useEraseCandidateMutation } from './hiring.api.js';
import { nameOfApplicant } from './hiring.format.js';

// Who holds interviews opens these in place of the applicant.
const OwnInterview = lazyPage<{ id: string }>(() => import('./components/own-interview.js'));
const OwnInterviews = lazyPage(() => import('./components/own-interviews.js'));
const ContactsDialog = lazyDialog<RecordDialogProps<Ref>>(() => import('./components/contacts.dialog.js'));

/**
 * An applicant for one opening: where they stand, what comes next, and their offer. Who holds an interview opens that,
 * whatever else of hiring they may see.
 */
export default function ApplicantPage() {
  const [params] = useSearchParams();
  const readsHiring = useMayOpen()({ session: 'staff', permission: APPLICATION.check('read') });
  const [id, interview] = [params.get('id'), params.get('interview')];
  if (interview !== null || id === null)
    return (
      <Suspense fallback={<SkeletonRows rows={6} label={t('Loading the interviews')} />}>
        {interview === null ? <OwnInterviews /> : <OwnInterview key={interview} id={interview} />}
      </Suspense>
    );
  return readsHiring ? <Opened key={id} id={id} /> : <ForbiddenState />;
}

function Opened({ id }: { id: string }) {
  const path = useCompanyPath();
  const navigate = useNavigate();
  const list = path('hiring/filter');
  const [contacts, setContacts] = useState<Ref | null>(null);
  const mayEdit = useMayOpen()({ session: 'staff', permission: CANDIDATE.check('update') });
  const steps = useRowSteps<Application>({
    calls: applicationApi.useCalls(),
    nameOf: nameOfApplicant,
    onEdit: null,
    steps: mayEdit ? { ...APPLICATION_STEPS, ...SHORTLIST_STEP } : APPLICATION_STEPS,
    archive: {},
  });
  const erase = useErase();
  const edit = ({ candidate }: Application) => ({
    label: t('Edit contacts'),
    icon: 'pencil' as const,
    onSelect: () => setContacts(candidate),
  });
  return (
    <>
      <RecordView
        {...applicantLook((opening) => `${path('hiring/current')}?id=${opening}`)}
        id={id}
        record={APPLICATION}
        looks={{}}
        nameOf={nameOfApplicant}
        answer={applicationApi.useGet(id)}
        known={undefined}
        part={null}
        onPart={() => undefined}
        itemsOf={(row) => [
          ...(mayEdit ? [edit(row)] : []),
          ...steps.itemsOf(row),
          ...(mayEdit ? [erase(row)] : []),
        ]}
        onEdit={null}
        onClose={() => void navigate(list)}
        listHref={list}
        asPage
      />
      {contacts && <ContactsDialog row={contacts} onClose={() => setContacts(null)} />}
      {steps.opened && <steps.opened.Dialog row={steps.opened.row} onClose={steps.close} />}
    </>
  );
}

/** The entry of a menu that erases the person of an application. */
function useErase() {
  const [eraseCandidate] = useEraseCandidateMutation();
  return ({ candidate: { id: candidateId, name } }: Application) => ({
    label: t('Erase the person'),
    icon: 'trash' as const,
    danger: true,
    onSelect: () => void askAndErase(name, () => eraseCandidate(candidateId).unwrap()),
  });
}

async function askAndErase(name: string, erase: () => Promise<unknown>): Promise<void> {
  const sure = await confirm({
    title: t('Erase {name}?', { name }),
    text: t(
      'Name, contacts, resumes and answers are removed from all applications of the person. This cannot be undone.',
    ),
    confirmText: t('Erase'),
    tone: 'danger',
  });
  if (!sure) return;
  try {
    await erase();
    toast.success(t('The person is erased'));
  } catch (reason) {
    toast.error(t('The person could not be erased'), { text: readFailure(reason).error.message });
  }
}
