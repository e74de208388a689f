import { Component, createRef, type ReactNode } from 'react'

/** Moves the focus to what replaces the focused element, as a button replaces a link. */
export class KeepFocus extends Component<{ readonly children: ReactNode }> {
  private readonly place = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(): boolean {
    return this.place.current?.contains(document.activeElement) ?? false
  }

  override componentDidUpdate(_props: object, _state: object, hadFocus: boolean): void {
    const place = this.place.current
    if (hadFocus && !place?.contains(document.activeElement))
      place?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true })
  }

  override render(): ReactNode {
    return <div ref={this.place}>{this.props.children}</div>
  }
}
