import { createPlatformApp } from '@atrium/testing';
import { Controller, Get, Post } from '@nestjs/common';
import { Access } from '../access/access.decorator.js';

@Controller('api/open')
class OpenController {
  @Get('said')
  @Access({ session: 'any' })
  said() {
    return {};
  }

  @Get()
  list() {
    return {};
  }

  @Post(':id/approve')
  approve() {
    return {};
  }
}

test('the boot stops and names every route that does not declare who may call it', async () => {
  await expect(createPlatformApp({ controllers: [OpenController] })).rejects.toThrow(
    'GET /api/open (OpenController.list)\nPOST /api/open/:id/approve (OpenController.approve)',
  );
});
