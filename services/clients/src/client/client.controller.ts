import {
  CLIENT,
  idParamsSchema,
  transitionSchema,
  type BulkClients,
  type BulkReport,
  type Client,
  type ClientQuery,
  type CreateClient,
  type Page,
  type UpdateClient,
} from '@atrium/contracts';
import { CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { ClientService } from './client.service.js';

const routes = recordRoutes(CLIENT);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/clients')
export class ClientController {
  constructor(private readonly clients: ClientService) {}

  @routes.List()
  listClients(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: CLIENT.querySchema }) query: ClientQuery,
  ): Promise<Page<Client>> {
    return this.clients.list(user, query);
  }

  @routes.One()
  getClient(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Client> {
    return this.clients.get(user, id);
  }

  @routes.Create()
  createClient(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: CLIENT.createSchema }) body: CreateClient,
  ): Promise<Client> {
    return this.clients.create(user, body);
  }

  @routes.Bulk()
  changeClients(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: CLIENT.bulkSchema }) body: BulkClients,
  ): Promise<BulkReport> {
    return this.clients.changeAll(user, body);
  }

  @routes.Update()
  updateClient(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: CLIENT.updateSchema }) body: UpdateClient,
  ): Promise<Client> {
    return this.clients.update(user, id, body);
  }

  @routes.Step('archive')
  archiveClient(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Client> {
    return this.clients.move(user, { step: 'archive', id, version });
  }

  @routes.Step('restore')
  restoreClient(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Client> {
    return this.clients.move(user, { step: 'restore', id, version });
  }
}
