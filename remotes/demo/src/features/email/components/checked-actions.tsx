import { confirm, t, toast } from '@atrium/sdk';
import { Button, IconButton } from '@atrium/ui';
import { useDispatch } from 'react-redux';
import { eraseEmails, moveEmails } from '../email.slice.js';
import type { Email } from '../email.types.js';

/** Actions on the checked messages; in the trash they can be restored or deleted for good. */
export function CheckedActions({ checked }: { checked: readonly Email[] }) {
  const dispatch = useDispatch();
  if (checked.length === 0) return null;
  const ids = checked.map(({ id }) => id);
  const count = ids.length;
  const move = (trash: boolean) => {
    dispatch(moveEmails({ ids, trash }));
    const said = trash
      ? t('{count, plural, one {# message moved to trash} other {# messages moved to trash}}', { count })
      : t('{count, plural, one {# message restored} other {# messages restored}}', { count });
    toast.custom(said, {
      action: { label: t('Undo'), onPress: () => dispatch(moveEmails({ ids, trash: !trash })) },
    });
  };
  if (!checked.every(({ trash }) => trash))
    return <IconButton icon="trash" label={t('Move to trash')} onClick={() => move(true)} />;
  const erase = async () => {
    const sure = await confirm({
      title: t(
        '{count, plural, one {Delete # message permanently?} other {Delete # messages permanently?}}',
        {
          count,
        },
      ),
      text: t('This cannot be undone.'),
      confirmText: t('Delete'),
      tone: 'danger',
    });
    if (sure) dispatch(eraseEmails(ids));
  };
  return (
    <span className="at-row">
      <Button size="xs" icon="arrow-back-up" onClick={() => move(false)}>
        {t('Restore')}
      </Button>
      <IconButton icon="x" label={t('Delete permanently')} onClick={() => void erase()} />
    </span>
  );
}
