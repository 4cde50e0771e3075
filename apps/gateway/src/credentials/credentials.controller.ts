import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Inject, Param, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequestError, TOOL_CREDENTIALS, ToolCredentialBody, ToolCredentialName } from '@app/contracts';
import type { ToolCredentialItem, ToolCredentialsAnswer } from '@app/contracts';
import type { ToolCredentialStore } from '@app/ports';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { TOOL_CREDENTIAL_STORE } from '../tokens.js';

/** `/credentials`: what tools need to act for the caller. Values go in and never come out. */
@Controller('credentials')
export class CredentialsController {
  constructor(@Inject(TOOL_CREDENTIAL_STORE) private readonly credentials: ToolCredentialStore) {}

  @Get()
  async list(@Req() request: FastifyRequest): Promise<ToolCredentialsAnswer> {
    return { items: await this.credentials.list(callerOf(request).ownerId) };
  }

  @Put(':name')
  async put(
    @Param('name') given: string,
    @Body(new ZodPipe(ToolCredentialBody)) { value }: ToolCredentialBody,
    @Req() request: FastifyRequest,
  ): Promise<ToolCredentialItem> {
    const name = nameOf(given);
    const read = TOOL_CREDENTIALS[name].safeParse(value);
    if (read.success) return this.credentials.put(callerOf(request).ownerId, name, read.data);
    // Issues name fields and rules, never what was given.
    const issues = read.error.issues.map(({ path, message }) => ({ path: ['value', ...path].map(String).join('.'), message }));
    throw new RequestError('VALIDATION_ERROR', issues.map(({ path, message }) => `${path}: ${message}`).join('; '), issues);
  }

  @Delete(':name')
  @HttpCode(HttpStatus.NO_CONTENT)
  async remove(@Param('name') given: string, @Req() request: FastifyRequest): Promise<void> {
    const name = nameOf(given);
    if (!(await this.credentials.remove(callerOf(request).ownerId, name))) throw new RequestError('NOT_FOUND', `There is no credential ${name}.`);
  }
}

/** @throws {RequestError} NOT_FOUND for a name that no tool asks for. */
function nameOf(given: string): ToolCredentialName {
  const name = ToolCredentialName.safeParse(given);
  if (name.success) return name.data;
  throw new RequestError('NOT_FOUND', `No tool takes such a credential; there are ${ToolCredentialName.options.join(', ')}.`);
}
