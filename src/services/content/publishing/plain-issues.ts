import type { z } from 'zod'

export interface PublishingIssue {
  readonly path: string
  readonly message: string
}

const names: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

function messageOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && issue.message.endsWith('undefined')
        ? 'is missing'
        : `must be ${names[issue.expected] ?? issue.expected}`
    case 'too_big':
      return `is too large: ${issue.maximum} at most`
    case 'too_small':
      return `is too small: ${issue.minimum} at least`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'invalid_format':
      return issue.format === 'datetime'
        ? 'must be a time such as 2026-11-20T18:00:00Z'
        : 'has characters that an address cannot have'
    case 'invalid_key':
      return 'is a language that no site has'
    case 'unrecognized_keys':
      return 'has fields that nobody knows'
    default:
      return issue.message
  }
}

export const plainIssues = (error: z.ZodError, path = ''): PublishingIssue[] =>
  error.issues.map((issue) => ({
    path: [path, ...issue.path.map(String)].filter(Boolean).join('.'),
    message: messageOf(issue),
  }))
