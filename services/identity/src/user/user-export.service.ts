import { USER_LIST, userListQuerySchema, type UserListQuery } from '@atrium/contracts';
import { ListExports, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { UserService } from './user.service.js';

/** Offers the list of accounts as a file. */
@Injectable()
export class UserExport {
  constructor(exports: ListExports, users: UserService) {
    exports.offer(USER_LIST, {
      name: 'users',
      query: userListQuerySchema,
      page: (user: SignedInUser, query: UserListQuery) => users.list(user, query),
      values: {
        name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
        email: ({ email }) => email,
        role: ({ role }) => role,
        status: ({ status }) => status,
        lastSignInAt: ({ lastSignInAt }) => lastSignInAt,
        createdAt: ({ createdAt }) => createdAt,
      },
    });
  }
}
