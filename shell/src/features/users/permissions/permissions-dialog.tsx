import { permissionFormSchema, type User, type UserPermissions } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import {
  DialogForm,
  DialogFrame,
  keepReachable,
  Loaded,
  SkeletonCards,
  useContractForm,
  type RecordDialogProps,
} from '@atrium/ui';
import type { ReactNode } from 'react';
import { nameOf } from '../user.format.js';
import {
  useGetUserPermissionsQuery,
  useLazyGetUserPermissionsQuery,
  usePutUserPermissionsMutation,
} from './permissions.api.js';
import { PermissionRows } from './permission-rows.js';
import { sayValue } from './permission-values.format.js';
import { toEntries, toValues } from './permission-values.rules.js';

/** The permissions of one person, tab by tab beside the role's, with the menu that results from them. */
export default function PermissionsDialog({ row: user, onClose }: RecordDialogProps<User>) {
  const query = useGetUserPermissionsQuery(user.id);
  const title = t('Permissions for {name}', { name: nameOf(user) });
  return (
    <DialogFrame title={title} subtitle={user.email} size="lg" onClose={onClose}>
      <Loaded
        of={query}
        title={t('The permissions could not be loaded')}
        skeleton={<SkeletonCards cards={2} label={t('Loading the permissions')} />}
        frame={(waiting) => <div className="at-dialog-b">{waiting}</div>}
        placesNote
      >
        {(permissions, note) => (
          <Matrix user={user} permissions={permissions} note={note} onClose={onClose} />
        )}
      </Loaded>
    </DialogFrame>
  );
}

const valuesOf = ({ version, entries }: UserPermissions) => ({ version, ...toValues(entries) });

interface MatrixProps {
  user: User;
  onClose: () => void;
  permissions: UserPermissions;
  note: ReactNode;
}

function useMatrix({ user, permissions, onClose }: Omit<MatrixProps, 'note'>) {
  const [put] = usePutUserPermissionsMutation();
  const [load] = useLazyGetUserPermissionsQuery();
  return useContractForm(permissionFormSchema, {
    defaultValues: valuesOf(permissions),
    conflict: {
      load: async () => valuesOf(await load(user.id).unwrap()),
      labels: Object.fromEntries(permissions.tabs.map(({ tab, title }) => [tab, title])),
      say: (tab, value) => sayValue(permissions.tabs, tab, String(value)),
    },
    submit: async ({ version, ...values }) => {
      await put({ id: user.id, version, entries: toEntries(values) }).unwrap();
      onClose();
      toast.success(t('Saved'), { text: nameOf(user) });
    },
  });
}

function Matrix(props: MatrixProps) {
  const form = useMatrix(props);
  const rows = (
    <>
      {props.note}
      <PermissionRows
        permissions={props.permissions}
        values={form.methods.watch()}
        onChange={(tab, value) => form.methods.setValue(tab, value, { shouldDirty: true })}
      />
    </>
  );
  if (!props.permissions.mayChange) {
    return (
      <div className="at-dialog-b" ref={keepReachable}>
        {rows}
      </div>
    );
  }
  return (
    <DialogForm form={form} submitLabel={t('Save permissions')}>
      {rows}
    </DialogForm>
  );
}
