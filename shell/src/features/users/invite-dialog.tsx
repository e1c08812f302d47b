import { USER, type InviteUser } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, SelectField, TextField, useContractForm } from '@atrium/ui';
import { getPortalInfo } from '../../portal/portal-info.js';
import { useInviteUserMutation } from './users.api.js';
import { roleHelp, roleOptions } from './user.format.js';

const EMPTY: InviteUser = { firstName: '', lastName: '', email: '', role: 'employee' };

async function sayInvited(email: string): Promise<void> {
  const { localOutbox } = await getPortalInfo();
  const openOutbox = {
    label: t('Open outbox'),
    onPress: () => void window.open('/api/outbox', '_blank', 'noopener'),
  };
  toast.success(t('Invitation sent'), { text: email, ...(localOutbox && { action: openOutbox }) });
}

/** Invites a person with a role; the mail lets them set their own password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [invite] = useInviteUserMutation();
  const form = useContractForm(USER.createSchema, {
    defaultValues: EMPTY,
    submit: async (values, key) => {
      await invite({ key, body: values }).unwrap();
      onClose();
      await sayInvited(values.email);
    },
  });
  const role = form.methods.watch('role');
  return (
    <FormDialog
      title={t('Invite a person')}
      subtitle={t('They get an email with a link and set their own password.')}
      form={form}
      submitLabel={t('Invite')}
      onClose={onClose}
    >
      <div className="at-fields">
        <TextField label={t('First name')} autoComplete="off" {...form.field('firstName')} />
        <TextField label={t('Last name')} autoComplete="off" {...form.field('lastName')} />
        <TextField wide label={t('Email')} type="email" autoComplete="off" {...form.field('email')} />
        <SelectField
          wide
          label={t('Role')}
          help={roleHelp(role)}
          options={roleOptions()}
          {...form.field('role')}
        />
      </div>
    </FormDialog>
  );
}
