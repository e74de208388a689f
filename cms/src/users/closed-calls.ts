import { Forbidden, type ServerFunction } from 'payload'

const closed: ServerFunction = ({ req }) => {
  throw new Forbidden(req.t)
}

/** Payload's own scheduled publication checks fewer rights than ours. */
export const closedCalls = { 'schedule-publish': closed, 'get-upcoming-scheduled-publish': closed }
