import { t, toast } from '@atrium/sdk';
import { Avatar, Button, classNames, IconButton } from '@atrium/ui';
import { useDispatch } from 'react-redux';
import { DetailHead } from '../../../shared/detail-head.js';
import marks from '../../../shared/marks.module.scss';
import { nameOf } from '../contacts.rules.js';
import {
  deleteContact,
  restoreContact,
  toggleEditMode,
  toggleStarredContact,
  type Contact,
} from '../contacts.slice.js';
import { ContactFacts } from './contact-facts.js';
import { ContactForm } from './contact-form.js';
import css from './contact.module.scss';

interface ContactDetailProps {
  contact: Contact;
  contacts: readonly Contact[];
  editMode: boolean;
  onClose: () => void;
}

export function ContactDetail({ contact, contacts, editMode, onClose }: ContactDetailProps) {
  const name = nameOf(contact) || t('No name');
  return (
    <>
      <DetailHead
        lead={<Avatar name={contact.image} size={40} />}
        title={name}
        text={contact.company}
        backLabel={t('All contacts')}
        onBack={onClose}
        actions={
          <ContactActions
            contact={contact}
            contacts={contacts}
            editMode={editMode}
            name={name}
            onClose={onClose}
          />
        }
      />
      <div className={css.body}>
        {editMode ? <ContactForm contact={contact} /> : <ContactFacts contact={contact} />}
      </div>
    </>
  );
}

function ContactActions(props: ContactDetailProps & { name: string }) {
  const { contact, contacts, editMode, name, onClose } = props;
  const dispatch = useDispatch();
  const remove = () => {
    const at = contacts.indexOf(contact);
    dispatch(deleteContact(contact.id));
    onClose();
    toast.custom(t('{name} deleted', { name }), {
      action: { label: t('Undo'), onPress: () => dispatch(restoreContact({ contact, at })) },
    });
  };
  return (
    <>
      <IconButton
        className={classNames(marks.mark, marks.isStar)}
        icon="star"
        label={t('Star {name}', { name })}
        aria-pressed={contact.starred}
        onClick={() => dispatch(toggleStarredContact(contact.id))}
      />
      <IconButton icon="trash" label={t('Delete {name}', { name })} onClick={remove} />
      <Button
        size="sm"
        icon={editMode ? 'check' : 'pencil'}
        aria-pressed={editMode}
        onClick={() => dispatch(toggleEditMode())}
      >
        {editMode ? t('Done') : t('Edit')}
      </Button>
    </>
  );
}
