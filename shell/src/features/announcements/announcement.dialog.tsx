import {
  ANNOUNCEMENT,
  ANNOUNCEMENT_ROLES,
  ROLE_LABELS,
  type Announcement,
  type CreateAnnouncement,
} from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import {
  Button,
  CheckField,
  DateField,
  FormDialog,
  TextAreaField,
  TextField,
  useContractForm,
  useRecordForm,
} from '@atrium/ui';
import { announcementApi } from './use-announcements.js';
import { useAnnouncementDraft } from './use-announcement-draft.js';

const EMPTY: CreateAnnouncement = { title: '', text: '', roles: [], pinnedUntil: null };

function useCreateForm(onClose: () => void) {
  const { create } = announcementApi.useCalls();
  const form = useContractForm(ANNOUNCEMENT.createSchema, {
    defaultValues: EMPTY,
    submit: async (values, key) => {
      await create({ key, body: values });
      forgetDraft();
      onClose();
    },
  });
  const forgetDraft = useAnnouncementDraft(form.methods);
  return form;
}

/** A new announcement with its audience. */
export function CreateAnnouncementDialog({ onClose }: { onClose: () => void }) {
  const form = useCreateForm(onClose);
  const roles = form.methods.watch('roles');
  return (
    <FormDialog
      title={t('New announcement')}
      subtitle={t('Everyone chosen is notified immediately, by email too if they want that.')}
      form={form}
      submitLabel={t('Publish')}
      draft
      onClose={onClose}
    >
      <div className="at-fields">
        <TextField wide label={t('Title')} autoComplete="off" {...form.field('title')} />
        <TextAreaField wide label={t('Text')} rows={6} {...form.field('text')} />
        <DateField
          wide
          label={t('Pin to dashboards until')}
          help={t('Leave empty to publish without pinning.')}
          {...form.field('pinnedUntil')}
        />
        <RoleChoice
          roles={roles}
          onChange={(next) => form.methods.setValue('roles', next, { shouldDirty: true })}
        />
      </div>
      {form.dirty && (
        <div>
          <Button size="sm" variant="ghost" icon="trash" onClick={() => form.methods.reset()}>
            {t('Discard draft')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

type Roles = CreateAnnouncement['roles'];

function RoleChoice({ roles, onChange }: { roles: Roles; onChange: (roles: Roles) => void }) {
  return (
    <fieldset className="at-choices is-wide">
      <legend className="form-label">{t('For')}</legend>
      <CheckField label={t('Everyone')} checked={roles.length === 0} onChange={() => onChange([])} />
      {ANNOUNCEMENT_ROLES.map((role) => (
        <CheckField
          key={role}
          label={translate(ROLE_LABELS[role])}
          checked={roles.includes(role)}
          onChange={({ target }) =>
            onChange(target.checked ? [...roles, role] : roles.filter((other) => other !== role))
          }
        />
      ))}
    </fieldset>
  );
}

interface EditAnnouncementDialogProps {
  announcement: Announcement;
  onClose: () => void;
}

/** The audience cannot be changed, because it has been notified. */
export function EditAnnouncementDialog({ announcement, onClose }: EditAnnouncementDialogProps) {
  const { frame, field } = useRecordForm(ANNOUNCEMENT, {
    row: announcement,
    onClose,
    calls: announcementApi.useCalls(),
    first: EMPTY,
    nameOf: ({ title }) => title,
  });
  return (
    <FormDialog {...frame} title={t('Edit announcement')}>
      <div className="at-fields">
        <TextField wide autoComplete="off" {...field('title')} />
        <TextAreaField wide rows={6} {...field('text')} />
        <DateField wide {...field('pinnedUntil')} label={t('Pin to dashboards until')} />
      </div>
    </FormDialog>
  );
}
