import { ROLE_LABELS, ROLES, USER, type UpdateUser, type User } from '@atrium/contracts';
import { msg, t, translate } from '@atrium/sdk';
import { FormDialog, SelectField, TextField, useContractForm } from '@atrium/ui';
import { roleHelp, roleOptions } from './user.format.js';
import { useLazyGetUserQuery, useUpdateUserMutation } from './users.api.js';

const valuesOf = ({ version, firstName, lastName, role }: User): UpdateUser => ({
  version,
  firstName,
  lastName,
  role,
});

const LABELS = { firstName: msg('First name'), lastName: msg('Last name'), role: msg('Role') };

const say = (name: string, value: unknown): string => {
  const role = name === 'role' ? ROLES.find((each) => each === value) : undefined;
  return role ? translate(ROLE_LABELS[role]) : String(value);
};

/** Names and role. A new role takes effect at once in the person's open pages. */
export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [update] = useUpdateUserMutation();
  const [getUser] = useLazyGetUserQuery();
  const { id, role } = user;
  const mayChangeRole = user.allowedTransitions.includes('changeRole');
  const form = useContractForm(USER.updateSchema, {
    defaultValues: valuesOf(user),
    conflict: { load: async () => valuesOf(await getUser(id).unwrap()), labels: LABELS, say },
    submit: async (values) => {
      await update({ id, ...values }).unwrap();
      onClose();
    },
  });
  const chosen = form.methods.watch('role') ?? role;
  return (
    <FormDialog
      title={t('Edit user')}
      subtitle={user.email}
      form={form}
      submitLabel={t('Save')}
      onClose={onClose}
    >
      <div className="at-fields">
        <TextField label={t('First name')} {...form.field('firstName')} />
        <TextField label={t('Last name')} {...form.field('lastName')} />
        {mayChangeRole && (
          <SelectField
            wide
            label={t('Role')}
            help={roleHelp(chosen)}
            options={roleOptions()}
            {...form.field('role')}
          />
        )}
      </div>
    </FormDialog>
  );
}
