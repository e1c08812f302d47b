import {
  CLIENT_CONTACT,
  idParamsSchema,
  transitionSchema,
  type BulkClientContacts,
  type BulkReport,
  type ClientContact,
  type ClientContactQuery,
  type CreateClientContact,
  type Page,
  type UpdateClientContact,
} from '@atrium/contracts';
import { CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { ContactService } from './contact.service.js';

const routes = recordRoutes(CLIENT_CONTACT);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/client-contacts')
export class ContactController {
  constructor(private readonly contacts: ContactService) {}

  @routes.List()
  listContacts(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: CLIENT_CONTACT.querySchema }) query: ClientContactQuery,
  ): Promise<Page<ClientContact>> {
    return this.contacts.list(user, query);
  }

  @routes.One()
  getContact(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<ClientContact> {
    return this.contacts.get(user, id);
  }

  @routes.Create()
  createContact(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: CLIENT_CONTACT.createSchema }) body: CreateClientContact,
  ): Promise<ClientContact> {
    return this.contacts.create(user, body);
  }

  @routes.Bulk()
  changeContacts(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: CLIENT_CONTACT.bulkSchema }) body: BulkClientContacts,
  ): Promise<BulkReport> {
    return this.contacts.changeAll(user, body);
  }

  @routes.Update()
  updateContact(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: CLIENT_CONTACT.updateSchema }) body: UpdateClientContact,
  ): Promise<ClientContact> {
    return this.contacts.update(user, id, body);
  }

  @routes.Step('archive')
  archiveContact(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<ClientContact> {
    return this.contacts.move(user, { step: 'archive', id, version });
  }

  @routes.Step('restore')
  restoreContact(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<ClientContact> {
    return this.contacts.move(user, { step: 'restore', id, version });
  }
}
