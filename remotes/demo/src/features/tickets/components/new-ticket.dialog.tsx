import { t, useUser } from '@atrium/sdk';
import { FormDialog, TextAreaField, TextField, useSubmit } from '@atrium/ui';
import { useDispatch } from 'react-redux';
import { nextId } from '../../../shared/list.rules.js';
import { agentsOf } from '../tickets.rules.js';
import { addTicket, type Ticket } from '../tickets.slice.js';

interface NewTicketDialogProps {
  tickets: readonly Ticket[];
  onClose: () => void;
}

function useNewTicket({ tickets, onClose }: NewTicketDialogProps) {
  const dispatch = useDispatch();
  return useSubmit({
    names: ['ticketTitle', 'ticketDescription', 'AgentName'],
    validate: ({ ticketTitle, AgentName }) => ({
      ...(!ticketTitle.trim() && { ticketTitle: t('Enter a title.') }),
      ...(!AgentName.trim() && { AgentName: t('Choose an agent.') }),
    }),
    submit: async (values) => {
      dispatch(addTicket({ Id: nextId(tickets.map(({ Id }) => Id)), ...values }));
      onClose();
    },
  });
}

export default function NewTicketDialog(props: NewTicketDialogProps) {
  const { firstName, lastName } = useUser();
  const form = useNewTicket(props);
  return (
    <FormDialog title={t('New ticket')} form={form} submitLabel={t('Add ticket')} onClose={props.onClose}>
      <div className="at-fields">
        <TextField label={t('Title')} required wide {...form.field('ticketTitle')} />
        <TextAreaField label={t('Description')} wide {...form.field('ticketDescription')} />
        <TextField
          label={t('Agent')}
          required
          wide
          list="demo-agents"
          autoComplete="off"
          defaultValue={`${firstName} ${lastName}`}
          {...form.field('AgentName')}
        />
        <datalist id="demo-agents">
          {agentsOf(props.tickets).map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
    </FormDialog>
  );
}
