import { inviteUserSchema, type InviteUser } from '@atrium/contracts';
import { toast } from '@atrium/sdk';
import { FormDialog, SelectField, TextField, useContractForm } from '@atrium/ui';
import { getPortalInfo } from '../../portal/portal-info.js';
import { useInviteUserMutation } from './users.api.js';
import { ROLE_HELP, roleOptions } from './user.format.js';

const EMPTY: InviteUser = { firstName: '', lastName: '', email: '', role: 'employee' };

async function sayInvited(email: string): Promise<void> {
  const { localOutbox } = await getPortalInfo();
  const openOutbox = {
    label: 'Open the outbox',
    onPress: () => void window.open('/api/outbox', '_blank', 'noopener'),
  };
  toast.success('Invitation sent', { text: email, ...(localOutbox && { action: openOutbox }) });
}

/** A person, their role, and a mail with which they set their own password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [invite] = useInviteUserMutation();
  const form = useContractForm(inviteUserSchema, {
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
      title="Invite a person"
      subtitle="They get a mail with a link and set their own password."
      form={form}
      submitLabel="Invite"
      onClose={onClose}
    >
      <div className="at-fields">
        <TextField label="First name" autoComplete="off" {...form.field('firstName')} />
        <TextField label="Last name" autoComplete="off" {...form.field('lastName')} />
        <TextField wide label="E-mail" type="email" autoComplete="off" {...form.field('email')} />
        <SelectField wide label="Role" help={ROLE_HELP[role]} options={roleOptions} {...form.field('role')} />
      </div>
    </FormDialog>
  );
}
