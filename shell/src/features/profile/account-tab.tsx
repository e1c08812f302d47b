import {
  EMPLOYEE_PHOTO_LIMIT,
  ROLE_LABELS,
  updateAccountSchema,
  type Account,
  type OwnPhotoState,
} from '@atrium/contracts';
import { t, toast, translate, useStep } from '@atrium/sdk';
import {
  Button,
  Card,
  FormConflictNote,
  FormFailure,
  Loaded,
  PhotoField,
  SkeletonCards,
  TextField,
  useContractForm,
} from '@atrium/ui';
import {
  useGetAccountQuery,
  useGetOwnPhotoQuery,
  useLazyGetAccountQuery,
  useSetOwnPhotoMutation,
  useUpdateAccountMutation,
} from './account.api.js';
import { EmailCard } from './email-card.js';
import { ZoneCard } from './zone-card.js';

/** The person's name, photo and time zone. */
export function AccountTab() {
  const account = useGetAccountQuery();
  const { data: photo, isLoading: photoIsComing } = useGetOwnPhotoQuery();
  // Rendered together, because the photo is above the rest and would push it down.
  if (photoIsComing && !account.error) return <Waiting />;
  return (
    <Loaded of={account} title={t('Your account could not be loaded')} skeleton={<Waiting />}>
      {(data) => (
        <>
          {photo?.own && <PhotoCard name={`${data.firstName} ${data.lastName}`} own={photo.own} />}
          <NameCard key={data.id} account={data} />
          <EmailCard {...data} />
          <ZoneCard />
        </>
      )}
    </Loaded>
  );
}

const Waiting = () => <SkeletonCards cards={3} rows={2} of="fields" />;

const valuesOf = ({ version, firstName, lastName }: Account) => ({ version, firstName, lastName });

function NameCard({ account }: { account: Account }) {
  const [update] = useUpdateAccountMutation();
  const [getAccount] = useLazyGetAccountQuery();
  const form = useContractForm(updateAccountSchema, {
    defaultValues: valuesOf(account),
    conflict: {
      load: async () => valuesOf(await getAccount().unwrap()),
      labels: { firstName: t('First name'), lastName: t('Last name') },
    },
    submit: async (values) => {
      const saved = await update(values).unwrap();
      form.methods.setValue('version', saved.version);
      toast.success(t('Name saved'));
    },
  });
  return (
    <Card title={t('Name')} note={translate(ROLE_LABELS[account.role])}>
      <form {...form.formProps} aria-label={t('Name')}>
        <div className="at-fields">
          <TextField label={t('First name')} autoComplete="given-name" {...form.field('firstName')} />
          <TextField label={t('Last name')} autoComplete="family-name" {...form.field('lastName')} />
        </div>
        <FormConflictNote conflict={form.conflict} />
        <FormFailure failure={form.failure} />
        <div className="at-form-end">
          <Button variant="primary" size="sm" type="submit" busy={form.busy}>
            {t('Save name')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

type OwnPhoto = NonNullable<OwnPhotoState['own']>;

function PhotoCard(props: { name: string; own: OwnPhoto }) {
  return (
    <Card title={t('Photo')} note={t('Everyone in your company sees it.')}>
      <OwnPhotoField {...props} />
    </Card>
  );
}

function OwnPhotoField({ name, own }: { name: string; own: OwnPhoto }) {
  const [setPhoto] = useSetOwnPhotoMutation();
  const { take } = useStep();
  const remove = () =>
    take({ work: () => setPhoto({ fileId: null }).unwrap(), failed: t('The photo was not removed') });
  return (
    <PhotoField
      name={name}
      photo={own.fileId}
      use={own.use}
      maxBytes={EMPLOYEE_PHOTO_LIMIT}
      onUploaded={({ id }) => setPhoto({ fileId: id }).unwrap()}
      onRemove={() => void remove()}
    />
  );
}
