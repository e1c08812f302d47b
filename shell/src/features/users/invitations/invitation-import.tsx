import { INVITATION, INVITATION_IMPORT_ROWS } from '@atrium/contracts';
import { t, useCompanyPath } from '@atrium/sdk';
import { ImportWizard } from '@atrium/ui';
import { withHeadings } from './pasted-list.rules.js';

/** Invites many people from pasted rows or a file. */
export function InvitationImport() {
  const back = useCompanyPath()('admin/users?show=invitations');
  return (
    <ImportWizard
      {...{ record: INVITATION, back }}
      note={t('Each gets a mail with a link and sets their own password.')}
      undoNote={t('Their links stop working. Whoever has joined stays.')}
      mostRows={INVITATION_IMPORT_ROWS}
      paste={{
        label: t('People, one in a line'),
        help: t(
          'Name, e-mail, role and department, parted by commas or semicolons, or copied from a sheet; up to {most, number} people. Role and department may be left out.',
          { most: INVITATION_IMPORT_ROWS },
        ),
        placeholder: t('Asha Rao, asha@company.com, Employee, Design'),
        toFile: withHeadings,
      }}
    />
  );
}
