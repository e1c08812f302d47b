import type { Client, ClientQuery, Page } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ChoiceNames } from '../choice/choice-names.service.js';
import { ClientService } from './client.service.js';

/** The list of clients as a file has it: services by the names that the company gives them. */
@Injectable()
export class ClientFile {
  constructor(
    private readonly clients: ClientService,
    private readonly names: ChoiceNames,
  ) {}

  async list(user: SignedInUser, query: ClientQuery): Promise<Page<Client>> {
    const page = await this.clients.steps.list(user, query);
    const say = await this.names.of(user, 'services');
    return { ...page, items: page.items.map((each) => ({ ...each, services: each.services.map(say) })) };
  }
}
