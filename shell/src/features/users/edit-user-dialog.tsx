import { ROLE_LABELS, ROLES, updateUserSchema, type UpdateUser, type User } from '@atrium/contracts';
import { toast } from '@atrium/sdk';
import { FormDialog, SelectField, TextField, useContractForm } from '@atrium/ui';
import { nameOf, ROLE_HELP, roleOptions } from './user.format.js';
import { useLazyGetUserQuery, useUpdateUserMutation } from './users.api.js';

const valuesOf = ({ version, firstName, lastName, role }: User): UpdateUser => ({
  version,
  firstName,
  lastName,
  role,
});

const say = (name: string, value: unknown): string => {
  const role = name === 'role' ? ROLES.find((each) => each === value) : undefined;
  return role ? ROLE_LABELS[role] : String(value);
};

/** Names and role. A new role acts at once in the person's open pages. */
export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [update] = useUpdateUserMutation();
  const [getUser] = useLazyGetUserQuery();
  const { id, role } = user;
  const mayChangeRole = user.allowedTransitions.includes('changeRole');
  const form = useContractForm(updateUserSchema, {
    defaultValues: valuesOf(user),
    conflict: {
      load: async () => valuesOf(await getUser(id).unwrap()),
      labels: { firstName: 'First name', lastName: 'Last name', role: 'Role' },
      say,
    },
    submit: async (values) => {
      await update({ id, ...values }).unwrap();
      onClose();
      toast.success('Saved', { text: nameOf(user) });
    },
  });
  const chosen = form.methods.watch('role') ?? role;
  return (
    <FormDialog title="Edit user" subtitle={user.email} form={form} submitLabel="Save" onClose={onClose}>
      <div className="at-fields">
        <TextField label="First name" {...form.field('firstName')} />
        <TextField label="Last name" {...form.field('lastName')} />
        {mayChangeRole && (
          <SelectField
            wide
            label="Role"
            help={ROLE_HELP[chosen]}
            options={roleOptions}
            {...form.field('role')}
          />
        )}
      </div>
    </FormDialog>
  );
}
