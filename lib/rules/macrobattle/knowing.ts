import type { Viewer } from '../ruleset'
import type { Board } from './board'
import { commandOf, type Command } from './seats'
import type { Figure } from './tables'

const everything: Command = { all: true, officerIds: [] }

/** What a viewer commands of a side; null: he looks from outside. */
export function commandOfViewer(board: Board, viewer: Viewer, sideId: string): Command | null {
  if (viewer.kind === 'master') return everything
  return viewer.kind === 'seat' ? commandOf(board, viewer.id, sideId) : null
}

/** Troops not on the board are seen by their own side (MB-INF-9), hidden ones by its C-in-C and the officer with them (MB-INF-8). */
export function seesFigure(board: Board, viewer: Viewer, figure: Figure): boolean {
  if (figure.status !== 'hidden' && figure.status !== 'reserve' && figure.status !== 'unplaced') return true
  const command = commandOfViewer(board, viewer, figure.sideId)
  if (!command || figure.status !== 'hidden') return command !== null
  const isWithThem = (id: string) => id === figure.id || board.figure(id)?.attachedToId === (figure.attachedToId ?? figure.id)
  return command.all || command.officerIds.some(isWithThem)
}

/** The card of an officer is private to his player and the master (16.2). */
export const seesCard = (board: Board, viewer: Viewer, officerId: string): boolean =>
  viewer.kind === 'master' || commandOfViewer(board, viewer, board.figure(officerId)!.sideId)?.officerIds.includes(officerId) === true
