import { t, toast } from '@atrium/sdk';
import { classNames, IconButton } from '@atrium/ui';
import { useDispatch } from 'react-redux';
import marks from '../../../shared/marks.module.scss';
import { toggleImportantEmail, toggleStarredEmail, toggleTrashEmail } from '../email.slice.js';
import type { Email } from '../email.types.js';

/** Marks the open message, or moves it to the trash and back. */
export function EmailActions({ email, onClose }: { email: Email; onClose: () => void }) {
  const dispatch = useDispatch();
  const { id, starred, important, trash } = email;
  const toggleTrash = () => {
    dispatch(toggleTrashEmail(id));
    onClose();
    toast.custom(trash ? t('Message restored') : t('Message moved to trash'), {
      action: { label: t('Undo'), onPress: () => dispatch(toggleTrashEmail(id)) },
    });
  };
  return (
    <>
      <IconButton
        className={classNames(marks.mark, marks.isStar)}
        icon="star"
        label={t('Star')}
        aria-pressed={starred}
        onClick={() => dispatch(toggleStarredEmail(id))}
      />
      <IconButton
        className={marks.mark}
        icon="bookmark"
        label={t('Mark as important')}
        aria-pressed={important}
        onClick={() => dispatch(toggleImportantEmail(id))}
      />
      <IconButton
        icon={trash ? 'arrow-back-up' : 'trash'}
        label={trash ? t('Restore') : t('Move to trash')}
        onClick={toggleTrash}
      />
    </>
  );
}
