'use client';

import { Component } from 'react';

export default class Mounted extends Component {
  override state = { text: 'waits' };

  override componentDidMount() {
    this.setState({ text: 'started' });
  }

  override render() {
    return <p>{`mounted ${this.state.text}`}</p>;
  }
}
